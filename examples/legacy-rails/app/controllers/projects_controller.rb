# frozen_string_literal: true

class ProjectsController < ApplicationController
  def index
    @projects = Project.all
  end

  def create
    Project.add(params.require(:name))
    redirect_to projects_path, status: :see_other, notice: "案件を登録しました"
  end
end
